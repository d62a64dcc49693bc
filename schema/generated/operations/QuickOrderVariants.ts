// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables } from '../operation-types.ts'

export const QuickOrderVariantsDocument: Operation<QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables> = { id: 'sha256:21ef82148ef3b55797511c6fc54810f40438431291a8937d5636dfbd3abd72b5', name: 'QuickOrderVariants' }
