import { createHash } from 'node:crypto'
import type { PageAssets } from '#schema/page.types.ts'
import { LANGUAGE_CODES } from '../messages/languages.ts'
import { clientManifest } from './client-manifest.ts'
import { pageFiles } from './page-assets.ts'

/** One JSON file with the text of many built files by their URL, which service workers fetch instead of each of them. */
export interface ClientArchive {
  readonly url: string
  readonly files: readonly string[]
}

/**
 * The archive of all screens, without the scripts that every page fetches before it is interactive. Its name follows from the names of
 * its files, which follow from their contents. Null without a build.
 * @param language BCP 47 tag of the shop's messages
 * @source HOME-5
 */
export function clientArchive(assets: PageAssets, language: string): ClientArchive | null {
  if (!assets.manifest) return null
  const built = Object.values(clientManifest(assets, language).routes).flat()
  const files = [...new Set(built).difference(new Set(pageFiles(assets, []).modules))]
  const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
  return { url: `/assets/${name}.json`, files }
}

/** The archives of all languages, for the build to write. */
export const clientArchives = (assets: PageAssets): ClientArchive[] =>
  LANGUAGE_CODES.flatMap((language) => clientArchive(assets, language) ?? [])
