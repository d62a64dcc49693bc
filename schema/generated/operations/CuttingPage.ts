// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:ce43cee284c3cd1cfef5f4d923c3038bb37c6ca08573e2bfd3d68542d26bd54f', name: 'CuttingPage' }
