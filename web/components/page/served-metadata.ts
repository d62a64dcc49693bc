type Code = typeof import('./metadata.ts')

let code: Code | null = null

/** The server loads the code of the metadata before it renders a page, so that it need not be part of the page's scripts. */
export async function loadMetadata(): Promise<void> {
  code ??= await import('./metadata.ts')
}

/** Null in browsers, and before it is loaded. */
export const servedMetadata = (): Code | null => code
