import { type KnownProduct, knownProducts } from '../../test/e2e/kit/catalog.ts'
import { type Category, largestDepartment } from '../../test/e2e/kit/category.ts'
import { faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { PATIENT, startShop } from '../../test/kit/shop.ts'

export interface Shops {
  readonly url: string
  /** Has no external checkout. */
  readonly withCheckout: string
  /** Its platform does not answer. */
  readonly dead: string
  readonly products: readonly KnownProduct[]
  readonly category: Category
}

/** Starts the shops for as long as a task runs. */
export async function withShops<Result>(task: (shops: Shops) => Promise<Result>): Promise<Result> {
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn', ...PATIENT } })
  if (!shop.sandboxUrl) throw new Error('The shop does not say where its sandbox is')
  await using platform = await faultyPlatform(shop.sandboxUrl)
  await using own = await startShop({ env: { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, CHECKOUT_URL: 'none' } })
  await using dead = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url } })
  platform.fail('refused')
  const products = await knownProducts(shop)
  const category = await largestDepartment({ url: shop.url, sandboxUrl: shop.sandboxUrl })
  return await task({ url: shop.url, withCheckout: own.url, dead: dead.url, products, category })
}
