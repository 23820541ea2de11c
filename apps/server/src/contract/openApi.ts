export interface OpenApiDocument {
  servers?: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
}

export interface OpenApiParameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: object;
}

export interface OpenApiOperation {
  operationId: string;
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: object }> };
  responses: Record<
    string,
    { headers?: Record<string, unknown>; content?: Record<string, { schema?: { type?: unknown } }> }
  >;
  'x-extension'?: boolean;
  'x-portal-access'?: string;
  'x-portal-before-second-factor'?: boolean;
  'x-portal-long'?: boolean;
  'x-portal-pages'?: string[];
  'x-portal-secret'?: boolean;
}
