import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentWith } from '../../kit/content.ts'
import { seedOnce } from '../../kit/seeded-data.ts'
import { PATIENT, startShop } from '../../kit/shop.ts'
import { shareCatalog } from './known-catalog.ts'
import { shareShop } from './shared-shop.ts'

/** Telephone number of the shop under test. */
export const PHONE = '01632 960123'

/** Cached pages expire during the run, as in a shop that runs for days. */
const PAGE_FRESH_SECONDS = '15'

/** Starts the shops that tests share, with one sandbox, for the whole run. No browser test changes the catalogue. */
export default async function start(): Promise<() => Promise<void>> {
  const removeSeeded = await seedOnce()
  const content = contentWith({ shop: { phone: PHONE }, settings: { platform: { tierPrices: true } } })
  const shop = await startShop({
    env: { PAGE_FRESH_SECONDS, LOG_LEVEL: 'warn', ...PATIENT, ...content },
  })
  const { url, sandboxUrl } = shop
  if (!sandboxUrl) throw new Error('The shop does not say where its sandbox is')
  const builtIn = await startShop({ env: { ...PATIENT, PLATFORM_URL: sandboxUrl, CHECKOUT_URL: 'none' } })
  const shared = { url, sandboxUrl, builtInUrl: builtIn.url }
  shareShop(shared)
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-catalog-'))
  await shareCatalog(shared, join(folder, 'catalog.json'))
  return async () => {
    await builtIn.stop()
    await shop.stop()
    removeSeeded()
    rmSync(folder, { recursive: true, force: true })
  }
}
