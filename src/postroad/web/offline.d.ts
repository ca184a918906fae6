/** Written before the text of the service worker: the version, its files, and the addresses of the page. */
declare const OFFLINE: { version: string; files: string[]; later: string[]; pages: string[] };
