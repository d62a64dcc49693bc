// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { NewsletterUnsubscribeMutation, NewsletterUnsubscribeMutationVariables } from '../operation-types.ts'

export const NewsletterUnsubscribeDocument: MutationOperation<NewsletterUnsubscribeMutation, NewsletterUnsubscribeMutationVariables> = { id: 'sha256:d6f516be478ac8157c9cf90f5c3a0a80230281a50d0bc9cce97fa1cd060a7eda', name: 'NewsletterUnsubscribe', kind: 'mutation' }
