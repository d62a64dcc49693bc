// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialQuery, CuttingMaterialQueryVariables } from '../operation-types.ts'

export const CuttingMaterialDocument: Operation<CuttingMaterialQuery, CuttingMaterialQueryVariables> = { id: 'sha256:cfb7183e267f997b402646412e555da77cb1699f9574cca194e06467730c90d4', name: 'CuttingMaterial' }
