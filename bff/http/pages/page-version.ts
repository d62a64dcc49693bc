import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TEST = /\.test(-kit)?\.tsx?$|\/testing\//

/**
 * Identifies everything pages depend on besides their URLs; replicas share pages if it is equal. Contains no secrets.
 * @param build folder of the built client
 * @param platformUrl the platform's address: each embedded platform has its own
 * @param server `ownServerDigest()`
 * @returns null for a folder without a finished build
 * @source RUN-18
 */
export async function pageVersion(build: string, config: Config, platformUrl: string, server: string): Promise<string | null> {
  const { publicUrl, serviceWorker, platform, catalog, cart, checkout, analytics, storeViews, shop, telemetry } = config
  const { hasFieldReports } = telemetry
  const settings = {
    hasFieldReports,
    publicUrl,
    serviceWorker,
    platform,
    platformUrl,
    catalog,
    cart,
    checkout,
    analytics,
    storeViews,
    shop,
  }
  // Written last, so a build without it is not finished.
  const stamp = await readFile(join(build, 'build-stamp'), 'utf8').catch(() => null)
  return stamp && createHash('sha256').update(stamp).update(server).update(JSON.stringify(settings)).digest('base64url')
}

/** Identifies the server's sources, which are not built. Tests are ignored: an image has none. */
export async function serverDigest(root: string): Promise<string> {
  const found = await Array.fromAsync(glob('{bff,schema}/**/*.{ts,js,graphql}', { cwd: root }))
  const files = found.filter((file) => !TEST.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  for (const [index, text] of texts.entries()) hash.update(`${files[index]} ${text.length} `).update(text)
  return hash.digest('base64url')
}

let own: Promise<string> | undefined
/** The digest of this process's sources, which do not change while it runs. Reading them takes a tenth of a second. */
export const ownServerDigest = (): Promise<string> => (own ??= serverDigest(ROOT))
