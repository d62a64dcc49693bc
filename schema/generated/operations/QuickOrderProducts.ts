// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderProductsQuery, QuickOrderProductsQueryVariables } from '../operation-types.ts'

export const QuickOrderProductsDocument: Operation<QuickOrderProductsQuery, QuickOrderProductsQueryVariables> = { id: 'sha256:64dadc7a43157fe6aa787650e27b62f944b9f9aefe108151d6011b4c5f9068af', name: 'QuickOrderProducts' }
