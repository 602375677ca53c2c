/** Passkeys, between what browsers want (bytes) and what the server speaks (base64url). */
import { api } from "./api";
import type { Keeping, Session } from "./messages";

/** Browsers bind a passkey to a name, never to a bare address, and only where nobody can listen in. */
export const canHavePasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Null if the reader thought better of it. */
async function orNothing(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name)) return null;
    throw error;
  }
}

export async function addPasskey(): Promise<Keeping | null> {
  const asked = await api.newChallenge();
  const made = await orNothing(
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rp: { id: asked.site, name: "Filone" },
        user: { id: toBytes(asked.account!), name: asked.name!, displayName: asked.name! },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return api.newPasskey({
    id: made.id,
    client_data: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
    name: device(),
  });
}

export async function usePasskey(): Promise<Session | null> {
  const asked = await api.passkeyChallenge();
  const used = await orNothing(navigator.credentials.get({ publicKey: { challenge: toBytes(asked.challenge), rpId: asked.site } }));
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return api.usePasskey({
    id: used.id,
    client_data: toText(response.clientDataJSON),
    authenticator: toText(response.authenticatorData),
    signature: toText(response.signature),
  });
}

/** What its owner knows the device by. */
function device(): string {
  return /iPhone|iPad|Android|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "";
}
