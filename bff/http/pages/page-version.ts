import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

/**
 * Identifies everything pages depend on besides their URLs; replicas share pages if it is equal. Contains no secrets.
 * @param build folder of the built client
 * @param platformUrl the platform's address: each embedded platform has its own
 * @returns null for a folder without a finished build
 */
export async function pageVersion(build: string, config: Config, platformUrl: string): Promise<string | null> {
  const { publicUrl, serviceWorker, platform, catalog, cart, checkout, analytics, storeViews, shop } = config
  const settings = { publicUrl, serviceWorker, platform, platformUrl, catalog, cart, checkout, analytics, storeViews, shop }
  // Written last, so a build without it is not finished.
  const stamp = await readFile(join(build, 'build-stamp'), 'utf8').catch(() => null)
  return stamp && createHash('sha256').update(stamp).update(JSON.stringify(settings)).digest('base64url')
}
