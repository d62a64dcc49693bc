/** Addresses of the shop that all browser tests share. */
export interface SharedShop {
  readonly url: string
  readonly sandboxUrl: string
  /** The address of a shop on the same sandbox, with the built-in checkout. */
  readonly builtInUrl: string
}

const VARIABLE = 'TEST_SHOP'

/** Tells the workers, which start later, the addresses of the shared shop. */
export function shareShop(shop: SharedShop): void {
  process.env[VARIABLE] = JSON.stringify(shop)
}

/** Reads the addresses of the shared shop in a worker. */
export const sharedShop = (): SharedShop => JSON.parse(process.env[VARIABLE] ?? '')
