import { platformWith } from '../api.test-kit.ts'
import type { Deployment } from '../deployment.ts'

export const PASSWORD = 'Newel-Post-7'
export const ANNA = { email: 'anna@stairworks.example', firstname: 'Anna', lastname: 'Birch' }
export const ADDRESS = {
  firstname: 'Anna',
  lastname: 'Birch',
  street: ['Unit 3', 'Sawmill Lane'],
  city: 'Leeds',
  region: { region: null },
  country_id: 'GB',
  postcode: 'LS9 8AA',
  telephone: '01130000000',
}

/** Starts a platform without a catalogue, with helpers for account calls. */
export function userPlatform(deployment: Partial<Deployment> = {}) {
  const platform = platformWith([], deployment)
  let registered = 0
  const post = (path: string, body: object, token = '') => platform.post(`/api/user/${path}?token=${token}`, body)
  const get = (path: string, token: string) => platform.get(`/api/user/${path}${path.includes('?') ? '&' : '?'}token=${token}`)
  const create = (customer: object, password = PASSWORD) => post('create', { customer, password })
  return {
    platform,
    post,
    get,
    create,
    /** Returns an unused e-mail address. */
    newEmail: () => `joiner${++registered}@oakandash.example`,
    /** Creates a customer and signs them in. */
    async openAccount(customer: object = {}) {
      const email = `anna${++registered}@stairworks.example`
      const { json } = await create({ ...ANNA, email, ...customer })
      const login = await post('login', { username: email, password: PASSWORD })
      return {
        email,
        id: Number(json.result.id),
        token: String(login.json.result),
        refreshToken: String(login.json.meta.refreshToken),
      }
    },
  }
}
