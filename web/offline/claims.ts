/** Something that somebody declared on this device. */
export interface Claim {
  /** What it is about; there is one of each. */
  readonly code: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly value: string
  /** What they were asked or told, in the words they read. */
  readonly description: string
}

/** The specification names neither a store nor a place for them; they are read before a page is drawn, so they are no matter of the database. */
const KEY = 'shop/claims'

/** Asked for when it is used: where a device keeps nothing even that fails. */
type Place<Methods extends keyof Storage> = () => Pick<Storage, Methods>

/** Null where there is none, or none that can be read. @source USER-22 */
export const claimOf = (code: string, storage: Place<'getItem'> = () => localStorage): Claim | null =>
  claimsIn(storage).find((claim) => claim.code === code) ?? null

/** Takes the place of what was claimed of the same before. @throws where the device keeps nothing */
export function keepClaim(claim: Claim, storage: Place<'getItem' | 'setItem'> = () => localStorage) {
  const others = claimsIn(storage).filter(({ code }) => code !== claim.code)
  storage().setItem(KEY, JSON.stringify([...others, claim]))
}

function claimsIn(storage: Place<'getItem'>): readonly Claim[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isClaim) : []
  } catch (error) {
    console.warn('What was claimed on this device cannot be read', error)
    return []
  }
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'createdAt', 'value', 'description'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'createdAt')))
