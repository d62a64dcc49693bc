// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables } from '../operation-types.ts'

export const QuickOrderVariantsDocument: Operation<QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables> = { id: 'sha256:5f32ec25747090019127d760a1f69bdd2723c61d12901488796bc0c6d5d9f4db', name: 'QuickOrderVariants' }
