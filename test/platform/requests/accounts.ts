import type { Answers, CallRequests } from './request.ts'

const JO = { email: 'jo@example.org', firstname: 'Jo', lastname: 'Low' }
const [FIRST, SECOND, THIRD] = ['Tenon-Saw-1', 'Tenon-Saw-2', 'Tenon-Saw-3']
const ADDRESS = {
  firstname: 'Jo',
  lastname: 'Low',
  street: ['1 Road', '2'],
  city: 'Leeds',
  region: { region: null },
  country_id: 'GB',
  postcode: 'LS1 1AA',
  telephone: '0113',
  default_shipping: true,
  default_billing: true,
}
const profile = (...addresses: readonly object[]) => ({ body: () => ({ customer: { ...JO, addresses } }) })
const refresh = (call: string) => ({
  body: (answers: Answers) => ({ refreshToken: answers.part(call, 'meta.refreshToken') }),
})

export const ACCOUNTS: CallRequests = {
  'user create invalid': { body: () => ({ customer: { email: JO.email, lastname: JO.lastname }, password: FIRST }) },
  'user create weak password': { body: () => ({ customer: { ...JO, storeId: 1 }, password: 'short' }) },
  'user create': { body: () => ({ customer: { ...JO, storeId: 1 }, password: FIRST }) },
  'user create twice': { body: () => ({ customer: { ...JO, storeId: 1 }, password: FIRST }) },
  'user login wrong': { body: () => ({ username: JO.email, password: 'Wrong-Saw-1' }) },
  'user login': { body: () => ({ username: JO.email, password: FIRST }) },
  'user refresh': refresh('user login'),
  'user refresh bad': { body: () => ({ refreshToken: 'bad' }) },
  'user refresh none': { body: () => ({}) },
  'user POST me with address': profile(ADDRESS),
  'user POST me with kept address (all fields of GET me address)': {
    body: (answers) => ({
      customer: { ...JO, addresses: [answers.part('user POST me with address', 'result.addresses.0')] },
    }),
  },
  'user POST me without telephone': profile({ ...ADDRESS, telephone: '' }),
  'user POST me foreign address': profile({ ...ADDRESS, id: 999_999, customer_id: 999_999 }),
  'user POST me extra field': { body: () => ({ customer: { ...JO, website_id: 1 } }) },
  'user POST me one street line': profile({ ...ADDRESS, street: ['1 Road'] }),
  'user POST me bad token': { body: () => ({ customer: JO }) },
  'user change-password wrong': { body: () => ({ currentPassword: 'Wrong-Saw-1', newPassword: SECOND }) },
  'user change-password': { body: () => ({ currentPassword: FIRST, newPassword: SECOND }) },
  'user changePassword (old)': { body: () => ({ currentPassword: SECOND, newPassword: THIRD }) },
  'user refresh after password change': refresh('user login'),
  'user reset-password': { body: () => ({ email: JO.email }) },
  'user resetPassword (old)': { body: () => ({ email: JO.email }) },
  'user reset-password unknown': { body: () => ({ email: 'no@example.org' }) },
  'user create-password bad token': { body: () => ({ email: JO.email, newPassword: FIRST, resetToken: 'bad' }) },
  'user login again': { body: () => ({ username: JO.email, password: THIRD }) },
}
