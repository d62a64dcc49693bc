// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialsQuery, CuttingMaterialsQueryVariables } from '../operation-types.ts'

export const CuttingMaterialsDocument: Operation<CuttingMaterialsQuery, CuttingMaterialsQueryVariables> = { id: 'sha256:8efef1e691cbed7f8800fac445e9f50e8ae8640e89bf8b148c75505f71b0ad72', name: 'CuttingMaterials' }
