import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientArchive } from '../web/server/client-archive.ts'

/** Writes one archive of the build's files for each language, so that a service worker installs the shop by one request. */
export async function archiveClient(directory: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(directory, 'client/.vite/manifest.json'), 'utf8'))
  const { clientArchives } = await import(pathToFileURL(resolve(directory, 'server/entry.server.js')).href)
  const archives: readonly ClientArchive[] = clientArchives({ manifest })
  for (const { url, files } of archives) {
    const sources = files.map(async (file) => [file, await readFile(join(directory, 'client', file), 'utf8')])
    await writeFile(join(directory, 'client', url), JSON.stringify(Object.fromEntries(await Promise.all(sources))))
  }
}
