/** A statement the shopper made on this device, such as consent. */
export interface Claim {
  /** Subject of the claim; one claim exists per code. */
  readonly code: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly value: string
  /** The text the shopper was shown. */
  readonly description: string
}

/** Not in the database, because claims are read before the first paint. The specification names neither store nor key. */
const KEY = 'shop/claims'

/** Resolved on use: if storage is blocked, even reading `localStorage` throws. */
type Place<Methods extends keyof Storage> = () => Pick<Storage, Methods>

/** Null if there is no readable claim. @source USER-22 */
export const readClaim = (code: string, storage: Place<'getItem'> = () => localStorage): Claim | null =>
  readClaims(storage).find((claim) => claim.code === code) ?? null

/** Replaces an earlier claim with the same code. @throws if the device has no storage */
export function saveClaim(claim: Claim, storage: Place<'getItem' | 'setItem'> = () => localStorage) {
  const others = readClaims(storage).filter(({ code }) => code !== claim.code)
  storage().setItem(KEY, JSON.stringify([...others, claim]))
}

function readClaims(storage: Place<'getItem'>): readonly Claim[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isClaim) : []
  } catch (error) {
    console.warn('The claims stored on this device are unreadable; ignoring them', error)
    return []
  }
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'createdAt', 'value', 'description'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'createdAt')))
