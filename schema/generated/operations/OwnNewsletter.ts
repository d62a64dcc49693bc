// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { OwnNewsletterQuery, OwnNewsletterQueryVariables } from '../operation-types.ts'

export const OwnNewsletterDocument: PrivateOperation<OwnNewsletterQuery, OwnNewsletterQueryVariables> = { id: 'sha256:cd83895dd7b8b8d123ddbd613fe1601e7cc69df42181dcbda808b65af50f9c2e', name: 'OwnNewsletter', kind: 'private' }
