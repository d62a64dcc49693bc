// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderNearQuery, QuickOrderNearQueryVariables } from '../operation-types.ts'

export const QuickOrderNearDocument: Operation<QuickOrderNearQuery, QuickOrderNearQueryVariables> = { id: 'sha256:9abd5a10be6b15185c44a78f3c95040962691790c890354cbe7699e650dd4e2b', name: 'QuickOrderNear' }
