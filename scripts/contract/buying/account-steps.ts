import { addressSettings } from '../../../bff/config/shop.ts'
import { PlatformError, PlatformUnreachable } from '../../../bff/platform/base/errors.ts'
import type { UserCalls } from '../../../bff/platform/user/calls.ts'
import { describeFailure } from '../platform.ts'
import { toAddressChange, withoutTelephone } from './test-shopper.ts'
import { type Step, type StepResult, step, type TrialCustomer, type TrialShop } from './trial.ts'
import { ANSWERED, telephoneVerdict, tokenVerdict, type WithoutTelephone } from './trial-verdicts.ts'

export const ACCOUNT_STEPS: readonly Step[] = [
  step({
    name: 'an account',
    cost: 'accounts',
    needs: [],
    async run({ places, storeView, shopper: { email, password, address } }) {
      const { firstName, lastName } = address
      const answer = await places.parameter.users.signUp(storeView, { email, password, firstName, lastName })
      return answer.isDone
        ? { verdict: ANSWERED, trial: { hasAccount: true }, made: [`account ${email}`] }
        : { verdict: { outcome: 'refused', reason: describeRefusal(answer) } }
    },
  }),
  step({
    name: 'a sign-in',
    cost: 'accounts',
    needs: ['hasAccount'],
    async run({ places, storeView, shopper: { email, password } }) {
      const answer = await places.parameter.users.signIn(storeView, email, password)
      return answer.isDone
        ? { verdict: ANSWERED, trial: { token: answer.value.customerToken } }
        : { verdict: { outcome: 'refused', reason: describeRefusal(answer) } }
    },
  }),
  step({
    name: 'the place of the token',
    cost: 'everything of signed-in customers',
    needs: ['token'],
    run: (shop, { token }) => findTokenPlace(shop, token),
  }),
  step({
    name: 'an address without telephone',
    cost: 'addresses of customers who give no number',
    needs: ['customer'],
    run: async (shop, { customer }) => ({
      verdict: telephoneVerdict(
        await saveWithoutTelephone(shop, customer),
        addressSettings(shop.config.shop).isTelephoneRequired,
      ),
    }),
  }),
]

interface Refused {
  readonly status: number
  readonly message: string | null
  readonly fields: readonly string[]
}

const describeRefusal = ({ status, message, fields }: Refused): string =>
  [status, message, ...fields].filter((part) => part !== null).join(' ')

async function findTokenPlace({ places, storeView, config }: TrialShop, token: string): Promise<StepResult> {
  const [parameter, header] = await Promise.all([profileId(places.parameter.users), profileId(places.header.users)])
  const found = parameter ?? header
  const verdict = tokenVerdict({ parameter: parameter !== null, header: header !== null }, config.platform.tokenInHeader)
  if (!found) return { verdict }
  return { verdict, trial: { customer: { ...found, token, ...(parameter ? places.parameter : places.header) } } }

  async function profileId(calls: UserCalls): Promise<Pick<TrialCustomer, 'id'> | null> {
    try {
      const { id } = await calls.profile(storeView, token)
      return { id }
    } catch (error) {
      if (error instanceof PlatformError) return null
      throw error
    }
  }
}

async function saveWithoutTelephone(
  { storeView, shopper }: TrialShop,
  { users, token }: TrialCustomer,
): Promise<WithoutTelephone> {
  const address = toAddressChange(withoutTelephone(shopper.address))
  try {
    const answer = await users.changeProfile(storeView, token, {
      email: null,
      firstName: null,
      lastName: null,
      addresses: [address],
      removedAddresses: [],
    })
    if (typeof answer === 'string') return { kind: 'refused', reason: answer }
    return answer.isDone ? { kind: 'accepted' } : { kind: 'refused', reason: describeRefusal(answer) }
  } catch (error) {
    if (!(error instanceof PlatformUnreachable)) throw error
    return { kind: 'refused', reason: describeFailure(error) }
  }
}
