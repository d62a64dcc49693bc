// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:7e0184c63c53ad04a1db2e3e8e3c2fa5523132b0732ea9e52acae2104aedd428', name: 'CuttingPage' }
