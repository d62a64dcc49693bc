// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderNearQuery, QuickOrderNearQueryVariables } from '../operation-types.ts'

export const QuickOrderNearDocument: Operation<QuickOrderNearQuery, QuickOrderNearQueryVariables> = { id: 'sha256:83bfacf3ed9e2c6e62c1463ebfc763e784964f0cd94985eb3fdd0acc6330b817', name: 'QuickOrderNear' }
