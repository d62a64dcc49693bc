// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { NewsletterSubscribeMutation, NewsletterSubscribeMutationVariables } from '../operation-types.ts'

export const NewsletterSubscribeDocument: MutationOperation<NewsletterSubscribeMutation, NewsletterSubscribeMutationVariables> = { id: 'sha256:fe477c6582832496872ea2053a2f745ec689ccd683272f1a6c9cf306390b2324', name: 'NewsletterSubscribe', kind: 'mutation' }
