/** What `languages.ts` makes of the folders of languages. */
declare module 'virtual:texts' {
  /** A language: its `language.ftl`, whether it says all that the first one says, and how the sources of its files are fetched. */
  interface Written {
    itself: string;
    whole: boolean;
    load: () => Promise<Readonly<Record<string, string>>>;
  }
  const written: Record<string, Written>;
  export default written;
}
