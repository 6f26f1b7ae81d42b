// Starts Swagger UI on our description. Nothing is fetched from anywhere else.
SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelExpandDepth: 3,
  defaultModelsExpandDepth: 1,
  validatorUrl: null,
});
