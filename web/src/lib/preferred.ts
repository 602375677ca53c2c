/** Which of the languages whoever visits reads, else the last. It names nothing outside itself: the build writes it into a script of its own as well. */
export function preferred<Language extends string>(languages: readonly Language[]): Language {
  const stored = localStorage.getItem("language");
  const wanted = (stored ? [stored] : navigator.languages).map((tag) => tag.split("-")[0]);
  return wanted.map((one) => languages.find((language) => language === one)).find(Boolean) ?? languages.at(-1)!;
}
