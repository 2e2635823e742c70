import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Traces } from './traces';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const named = resourceFromAttributes({ 'service.name': 'segara' });

/** The exporter and the resource read OpenTelemetry's own variables: address, headers and service name. */
export function openTraces(): Traces {
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('segara');
  return {
    begin(name, { kind, attributes = {}, parent }) {
      const from = parent ? propagation.extract(context.active(), { traceparent: parent }) : context.active();
      const span = tracer.startSpan(name, { ...(kind && { kind: kinds[kind] }), attributes }, from);
      return {
        run: (work) => context.with(trace.setSpan(from, span), work),
        end({ attributes: more = {}, error } = {}) {
          span.setAttributes(more);
          if (error !== undefined) {
            span.recordException(error instanceof Error ? error : String(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    current() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    stop: () => provider.shutdown(),
  };
}
