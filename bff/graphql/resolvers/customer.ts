import { changePassword } from '../../services/customer/change-password.ts'
import { listDevices, signOutDevice, signOutOtherDevices } from '../../services/customer/devices.ts'
import { ownNewsletter, subscribe, unsubscribe } from '../../services/customer/newsletter.ts'
import { loadOrders } from '../../services/customer/orders.ts'
import { requestPasswordReset } from '../../services/customer/password-reset.ts'
import { currentCustomer } from '../../services/customer/profile.ts'
import { createPassword, type SignInResult, signIn, signUp } from '../../services/customer/sign-in.ts'
import { signOut } from '../../services/customer/sign-out.ts'
import { updateCustomer } from '../../services/customer/update.ts'
import { privateScope } from '../../services/scope/private-scope.ts'
import type { SignInFact } from '../../services/scope/request-outcomes.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { lineSelection } from './cart/line-selection.ts'
import { checkPage } from './catalog/page.ts'
import { selectsField } from './catalog/selection.ts'

export const customer: Resolvers = {
  Query: {
    customer: (_parent, _args, scope) => currentCustomer(scope),
    customerDevices: (_parent, _args, scope) => listDevices(scope),
    newsletter: (_parent, _args, scope) => ownNewsletter(scope),
  },
  Mutation: {
    customerSignIn: async (_parent, { input }, scope, info) => {
      const result = await signIn(input, lineSelection(info, 'cart'), scope)
      scope.outcomes.happened(signInFact(result))
      return result
    },
    customerSignUp: (_parent, { input }, scope, info) => signUp(input, lineSelection(info, 'cart'), scope),
    customerSignOut: (_parent, _args, scope) => signOut(scope),
    customerUpdate: (_parent, { input }, scope) => updateCustomer(input, scope),
    passwordResetRequest: (_parent, { input }, scope) => requestPasswordReset(input, scope),
    passwordCreate: (_parent, { input }, scope, info) => createPassword(input, lineSelection(info, 'cart'), scope),
    passwordChange: (_parent, { input }, scope) => changePassword(input, scope),
    customerDeviceSignOut: (_parent, { input }, scope) => signOutDevice(input.id, scope),
    customerOtherDevicesSignOut: (_parent, _args, scope) => signOutOtherDevices(scope),
    newsletterSubscribe: (_parent, { input }, scope) => subscribe(input, scope),
    newsletterUnsubscribe: (_parent, { input }, scope) => unsubscribe(input, scope),
  },
  Customer: {
    orders: (_customer, page, scope, info) => {
      const withProducts = ['picture', 'url'].some((field) => selectsField(info, 'items', 'lines', field))
      return loadOrders(checkPage(page), withProducts, privateScope(scope))
    },
  },
}

/** @source RUN-13 */
function signInFact({ customer, userErrors: [first] }: Pick<SignInResult, 'customer' | 'userErrors'>): SignInFact {
  if (customer) return { kind: 'sign-in', outcome: 'succeeded', code: null }
  return { kind: 'sign-in', outcome: first?.code === 'UNAVAILABLE' ? 'unavailable' : 'refused', code: first?.code ?? null }
}
