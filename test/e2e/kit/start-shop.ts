import { contentWith } from '../../kit/content.ts'
import { seedOnce } from '../../kit/seeded-data.ts'
import { PATIENT, startShop } from '../../kit/shop.ts'

/** Addresses of the shop that all browser tests share. */
export interface SharedShop {
  readonly url: string
  readonly sandboxUrl: string
}

/** Telephone number of the shop under test. */
export const PHONE = '01632 960123'

const VARIABLE = 'TEST_SHOP'

/** Cached pages expire during the run, as in a shop that runs for days. */
const PAGE_FRESH_SECONDS = '15'

/** Starts one shop with its sandbox for the whole run. No browser test changes the catalogue. */
export default async function start(): Promise<() => Promise<void>> {
  const removeSeeded = await seedOnce()
  const content = contentWith({ shop: { phone: PHONE }, settings: { platform: { tierPrices: true } } })
  const shop = await startShop({
    env: { PAGE_FRESH_SECONDS, LOG_LEVEL: 'warn', ...PATIENT, ...content },
  })
  if (!shop.sandboxUrl) throw new Error('The shop does not say where its sandbox is')
  process.env[VARIABLE] = JSON.stringify({ url: shop.url, sandboxUrl: shop.sandboxUrl } satisfies SharedShop)
  return async () => {
    await shop.stop()
    removeSeeded()
  }
}

/** Reads the addresses of the shared shop in a worker. */
export const sharedShop = (): SharedShop => JSON.parse(process.env[VARIABLE] ?? '')
