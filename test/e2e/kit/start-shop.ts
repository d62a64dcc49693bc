import { contentWith } from '../../kit/content.ts'
import { seedOnce } from '../../kit/seeded-data.ts'
import { PATIENT, startShop } from '../../kit/shop.ts'

/** Addresses of the shop that all browser tests share. */
export interface SharedShop {
  readonly url: string
  readonly sandboxUrl: string
  /** The address of a shop on the same sandbox, with the built-in checkout. */
  readonly builtInUrl: string
}

/** Telephone number of the shop under test. */
export const PHONE = '01632 960123'

const VARIABLE = 'TEST_SHOP'

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
  process.env[VARIABLE] = JSON.stringify({ url, sandboxUrl, builtInUrl: builtIn.url } satisfies SharedShop)
  return async () => {
    await builtIn.stop()
    await shop.stop()
    removeSeeded()
  }
}

/** Reads the addresses of the shared shop in a worker. */
export const sharedShop = (): SharedShop => JSON.parse(process.env[VARIABLE] ?? '')
