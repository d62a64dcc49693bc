import type { Answers, CallRequests } from './request.ts'

const REVIEW = { product_id: 1001, title: 't', detail: 'd', nickname: 'n', review_entity: 'product', customer_id: null }
const MAIL = { sourceAddress: 'jo@example.org', targetAddress: 'x@y.example', subject: 's', emailText: 't' }

export const EXTENSIONS: CallRequests = {
  'review create': { body: () => ({ review: REVIEW }) },
  'review create text id': { body: () => ({ review: { ...REVIEW, product_id: '1001' } }) },
  'review create none': { body: () => ({}) },
  'mail send bad token': { body: () => ({ ...MAIL, token: 'bad' }) },
  'mail send not whitelisted': { body: (answers: Answers) => ({ ...MAIL, token: answers.result('mail get-token (GET)') }) },
}
