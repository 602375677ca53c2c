/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "words:" {
  const loaders: Record<string, (() => Promise<{ default: never }>) | undefined>;
  export default loaders;
}
