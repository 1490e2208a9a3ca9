declare module 'virtual:sprite' {
  /** The address of the file with all pictures. */
  const address: string;
  export default address;
}

declare module 'virtual:texts/*' {
  /** Texts in the format of Project Fluent. */
  const source: string;
  export default source;
}
