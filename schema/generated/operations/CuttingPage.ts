// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:7168135482af61fbce8ee3d8fac9200cae630b1851e0b9f8c26a4e5aa827ab98', name: 'CuttingPage' }
