import type { FastifyInstance } from 'fastify'
import { isObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Outbox } from '../../store/shoppers/outbox.ts'
import type { Subscribers } from '../../store/shoppers/subscribers.ts'
import { ok, Refusal } from '../envelope.ts'
import { readParameters, readStoreView } from '../parameters.ts'
import { translate } from '../translate.ts'

const PATH = '/api/ext/magento2-subscribe/subscribe'
const E_MAIL = /^[^\s@<>/?#%]+@[^\s@<>/?#%]+\.[^\s@<>/?#%]+$/

/** The newsletter extension. A success has no result, and a failure hardly any. @source platform contract E7 */
export function newsletterRoutes(app: FastifyInstance, subscribers: Subscribers, outbox: Outbox): void {
  app.get(PATH, ({ query }) => {
    const { email } = readParameters(query)
    if (!email) throw notProvided()
    if (!subscribers.has(email)) throw new Refusal(404, '')
    return ok('subscribed')
  })
  app.post(PATH, ({ body, query }) => {
    const email = readEmail(body)
    if (!E_MAIL.test(email)) throw new Refusal(400, 'Error on Magento 2: POST')
    if (!subscribers.has(email)) {
      subscribers.add(email)
      outbox.send({ recipient: email, ...writeMail('subscribed', query) })
    }
    return { code: 200 }
  })
  app.delete(PATH, ({ body, query }) => {
    const email = readEmail(body)
    if (!subscribers.remove(email)) throw new Refusal(404, 'Error on Magento 2: DELETE')
    outbox.send({ recipient: email, ...writeMail('unsubscribed', query) })
    return { code: 200 }
  })
}

function writeMail(name: string, query: unknown) {
  const view = readStoreView({ query })
  return { subject: translate(view, `mail.${name}Subject`), text: translate(view, `mail.${name}Text`) }
}

function readEmail(body: unknown): string {
  const email = isObject(body) ? readText(body, 'email') : null
  if (email === null) throw notProvided()
  return email
}

const notProvided = () => new Refusal(500, 'Email not provided!')
