// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialQuery, CuttingMaterialQueryVariables } from '../operation-types.ts'

export const CuttingMaterialDocument: Operation<CuttingMaterialQuery, CuttingMaterialQueryVariables> = { id: 'sha256:5bc93af7f60f1636c2e8b91d2ec7be1d04cba174bfdc2bbd60d86fa7e0fb6135', name: 'CuttingMaterial' }
