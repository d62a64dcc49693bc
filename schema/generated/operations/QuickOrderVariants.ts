// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables } from '../operation-types.ts'

export const QuickOrderVariantsDocument: Operation<QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables> = { id: 'sha256:f9e883ff6a7e961138c8dbc20724b325a9998193ee85dd4cc9b6ac39e7a860ef', name: 'QuickOrderVariants' }
