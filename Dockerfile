# Masthead as an image, from an unpacked release: docker build --tag masthead:1.0.0 masthead-1.0.0
# Node, the C library and certificates; no shell and no package manager.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /opt/masthead
COPY bin ./bin
COPY demo ./demo
COPY deploy/monitoring ./deploy/monitoring
COPY node_modules ./node_modules
COPY server ./server
COPY web ./web
COPY package.json ./
# Why: a new volume takes over the owner of the folder that it hides.
COPY --chown=65532:65532 deploy/volume /var/lib/masthead
ENV HOST=0.0.0.0 NODE_COMPILE_CACHE=/tmp/masthead-compile-cache
USER 65532:65532
VOLUME /var/lib/masthead
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "/opt/masthead/bin/healthcheck.js"]
ENTRYPOINT ["/nodejs/bin/node", "/opt/masthead/server/dist/release/masthead.js"]
CMD ["start"]
