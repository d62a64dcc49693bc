// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ContactPageQuery, ContactPageQueryVariables } from '../operation-types.ts'

export const ContactPageDocument: Operation<ContactPageQuery, ContactPageQueryVariables> = { id: 'sha256:7568de500027b20749b15c02950c830820000c27cc7e6aab854b1f498d8007cb', name: 'ContactPage' }
