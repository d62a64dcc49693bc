// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderProductsQuery, QuickOrderProductsQueryVariables } from '../operation-types.ts'

export const QuickOrderProductsDocument: Operation<QuickOrderProductsQuery, QuickOrderProductsQueryVariables> = { id: 'sha256:12e163346c58d9e30cbdbf6a7b796e13505d8c9a11ccb8a2e1949e32cac2eecb', name: 'QuickOrderProducts' }
