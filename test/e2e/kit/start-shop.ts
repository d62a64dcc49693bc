import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentWith } from '../../kit/content.ts'
import { seedOnce } from '../../kit/seeded-data.ts'
import { PATIENT, startShop } from '../../kit/shop.ts'
import { type KnownProduct, knownProducts } from './catalog.ts'
import { type Category, largestDepartment, smallCategory } from './category.ts'

/** Addresses of the shop that all browser tests share. */
export interface SharedShop {
  readonly url: string
  readonly sandboxUrl: string
  /** The address of a shop on the same sandbox, with the built-in checkout. */
  readonly builtInUrl: string
}

/** What tests search for products and categories. */
export interface KnownCatalog {
  readonly products: readonly KnownProduct[]
  readonly category: Category
  readonly department: Category
}

/** Telephone number of the shop under test. */
export const PHONE = '01632 960123'

const VARIABLE = 'TEST_SHOP'
const CATALOG_FILE = 'TEST_CATALOG_FILE'

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
  const shared: SharedShop = { url, sandboxUrl, builtInUrl: builtIn.url }
  process.env[VARIABLE] = JSON.stringify(shared)
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-catalog-'))
  process.env[CATALOG_FILE] = join(folder, 'catalog.json')
  writeFileSync(process.env[CATALOG_FILE], JSON.stringify(await fetchCatalog(shared)))
  return async () => {
    await builtIn.stop()
    await shop.stop()
    removeSeeded()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes the shop seconds, so it is done once for all workers. */
async function fetchCatalog(shop: SharedShop): Promise<KnownCatalog> {
  const products = await knownProducts(shop)
  return { products, category: await smallCategory(shop), department: await largestDepartment(shop) }
}

/** Reads the addresses of the shared shop in a worker. */
export const sharedShop = (): SharedShop => JSON.parse(process.env[VARIABLE] ?? '')

/** Reads the shared shop's catalogue in a worker. */
export const knownCatalog = (): KnownCatalog => JSON.parse(readFileSync(process.env[CATALOG_FILE] ?? '', 'utf8'))
