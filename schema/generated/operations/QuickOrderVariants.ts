// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables } from '../operation-types.ts'

export const QuickOrderVariantsDocument: Operation<QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables> = { id: 'sha256:8c1fd52f75e02707f58d4b6002fc8f17984d90a2ca2a77d2938702c62fae5753', name: 'QuickOrderVariants' }
