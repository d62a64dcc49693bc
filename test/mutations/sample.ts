/** Requirements whose mutations `npm test` applies: unit tests notice each of them. */
export const SAMPLE: readonly string[] = ['TEXT-1']
