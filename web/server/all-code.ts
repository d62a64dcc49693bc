import { loadMetadata } from '../components/page/served-metadata.ts'
import { lateParts } from '../late/late.tsx'

/** Fetches all code that browsers fetch late, so that `renderToString` can render everything. */
export const loadAllCode = async (): Promise<void> => {
  await Promise.all([lateParts(), loadMetadata()])
}
