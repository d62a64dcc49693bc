import { readFileSync, writeFileSync } from 'node:fs'
import { type KnownProduct, knownProducts } from './catalog.ts'
import { type Category, largestDepartment, smallCategory } from './category.ts'
import type { SharedShop } from './shared-shop.ts'

/** The products and categories that tests search for. */
export interface KnownCatalog {
  readonly products: readonly KnownProduct[]
  readonly category: Category
  readonly department: Category
}

const VARIABLE = 'TEST_CATALOG_FILE'

/** Writes the catalogue into a file for the workers. It takes the shop seconds, so it is done once. */
export async function shareCatalog(shop: SharedShop, file: string): Promise<void> {
  const products = await knownProducts(shop)
  const catalog: KnownCatalog = { products, category: await smallCategory(shop), department: await largestDepartment(shop) }
  writeFileSync(file, JSON.stringify(catalog))
  process.env[VARIABLE] = file
}

/** Reads the shared shop's catalogue in a worker. */
export const knownCatalog = (): KnownCatalog => JSON.parse(readFileSync(process.env[VARIABLE] ?? '', 'utf8'))
