import type { FastifyInstance } from 'fastify'
import { isObject } from '../../engine/query/json.ts'
import { type Schema, schemaError } from '../check-schema.ts'
import { ok, Refusal } from '../envelope.ts'

const text: Schema = { type: 'string' }
const REVIEW: Schema = {
  type: 'object',
  required: ['review'],
  properties: {
    review: {
      type: 'object',
      required: ['title', 'detail', 'nickname', 'product_id', 'review_entity'],
      properties: {
        title: text,
        detail: text,
        nickname: text,
        review_entity: text,
        product_id: { type: 'integer' },
        customer_id: { type: 'integer,null' },
      },
    },
  },
}
/** Status of reviews that are not approved yet. */
const PENDING = 2

/** Accepts reviews. They stay pending and out of the catalogue. @source platform contract E6 */
export function reviewRoutes(app: FastifyInstance): void {
  let last = 0
  app.post('/api/review/create', ({ body }) => {
    const review = isObject(body) ? body.review : undefined
    if (!isObject(review)) throw new Refusal(500, "Cannot set properties of undefined (setting 'review_status')")
    const error = schemaError(body, REVIEW)
    if (error) throw new Refusal(500, [error])
    const { product_id: entity_pk_value, ...written } = review
    last += 1
    return ok({ ...written, id: last, entity_pk_value, review_status: PENDING })
  })
}
