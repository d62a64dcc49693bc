// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderProductsQuery, QuickOrderProductsQueryVariables } from '../operation-types.ts'

export const QuickOrderProductsDocument: Operation<QuickOrderProductsQuery, QuickOrderProductsQueryVariables> = { id: 'sha256:ffecf039773cf17f7ce6e84e657fb78cfdb5542af0eebbc00acbf53a25a4c226', name: 'QuickOrderProducts' }
