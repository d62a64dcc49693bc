import { useAccount } from './account.ts'

/** The place of the account in the header; takes no room while nobody is signed in. */
export function AccountSlot() {
  const name = useAccount((account) => account.name)
  return name !== null && <span>{name}</span>
}
