// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { NewsletterOfQuery, NewsletterOfQueryVariables } from '../operation-types.ts'

export const NewsletterOfDocument: PrivateOperation<NewsletterOfQuery, NewsletterOfQueryVariables> = { id: 'sha256:a85427724ac59ed34c683b1003523660cf1a7f4222beb028c0e38613e2411e6e', name: 'NewsletterOf', kind: 'private' }
