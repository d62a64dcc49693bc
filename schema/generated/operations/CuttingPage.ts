// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:98c465e513f25406dcc3289feed02080ed6687227ebe488a496a71d2d5e66392', name: 'CuttingPage' }
