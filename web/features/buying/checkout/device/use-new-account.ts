import { type ComponentType, useState } from 'react'
import type { CustomerSignUpInput } from '#schema/generated/types.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { type CheckoutDraft, draftOnDevice, type GuestDetails } from '../../../../sync/tasks/order/index.ts'

/** Functions of the account feature, which the checkout must not import. */
export interface CheckoutAccount {
  readonly isCustomer: boolean
  readonly openSignIn: () => void
  /** Creates an account and signs the customer in. Returns the problems if the platform rejects it. */
  readonly signUp: (deviceDatabase: string, input: CustomerSignUpInput) => Promise<readonly Problem[]>
  /** Offers an account after the order; nothing for customers. */
  readonly SaveDetails: ComponentType<GuestDetails>
}

/**
 * The account that a guest wants with the order. Its password is kept in memory only.
 * @param profile null for guests
 */
export function useNewAccount(account: CheckoutAccount, profile: Profile | null, deviceDatabase: string) {
  const [password, setPassword] = useState<string | null>(null)
  return {
    setPassword,
    needsPassword: ({ createsAccount }: CheckoutDraft) => createsAccount && !profile && password === null,
    /** Creates the account if one is wanted. Returns the problems if the platform rejects it. */
    async signUp(): Promise<readonly Problem[]> {
      const { personal, createsAccount } = await draftOnDevice(deviceDatabase).latest()
      if (!createsAccount || profile || !personal || password === null) return []
      return account.signUp(deviceDatabase, { ...personal, password })
    },
  }
}
