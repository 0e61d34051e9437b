vcl 4.1;

# Varnish 6.6 or newer with xkey (Debian: varnish, varnish-modules) in front of the server, which runs with CDN=varnish.
# What may be kept, for how long and under which keys is said by the server (docs/operations.md, "A cache in front").
# Start it with `-p http_gzip_support=off`: pages come compressed, brotli too. VARNISH_PURGE_KEY is in its environment.

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Where the processes of the server run.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.x-serve-stale;
    unset req.http.x-passed;
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers || std.getenv("VARNISH_PURGE_KEY") == "" || req.http.x-purge-key != std.getenv("VARNISH_PURGE_KEY")) {
      return (synth(403, "Forbidden"));
    }
    # What is void stays in reserve for the time that the server is away.
    return (synth(200, "Purged " + xkey.softpurge(req.http.x-purge)));
  }

  # Read from inside, process by process.
  if (req.url ~ "^/metrics(\?|$)") {
    return (synth(404, "Not Found"));
  }

  # While the server answers, nobody reads what is void. While it does not, everybody does.
  if (std.healthy(req.backend_hint) && !req.http.x-serve-stale) {
    set req.grace = 0s;
  }

  # Browsers write this header in many ways; the server has three answers.
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;\s*q=(1|0?\.\d*[1-9]\d*)[.0]*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(;\s*q=(1|0?\.\d*[1-9]\d*)[.0]*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # One block of a page has the address of the page; APIs, staff and people with a link of their own have nothing to share.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.x-fragment
      || req.url ~ "^/(api|staff|studio|visits|alerts|sitecore|livez|readyz|healthz)([/?]|$)") {
    return (pass);
  }
  # Pages do not depend on cookies; an answer that does says so itself, and is not kept.
  return (hash);
}

sub vcl_pass {
  set req.http.x-passed = "1";
}

sub vcl_backend_response {
  # A page that is fetched beside its stale one must not take its place when it failed.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    if (bereq.http.If-None-Match) {
      set beresp.http.x-has-stale = "1";
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }

  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)(private|no-store)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } else if (beresp.http.Cache-Control ~ "(?i)public") {
    # beresp.ttl is that of max-age.
    set beresp.grace = 24h;
    # Pictures, films and scripts are many and on the disk of the server; their life in memory is an hour.
    if (beresp.ttl > 1h) {
      set beresp.ttl = 1h;
    }
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # For conditional requests to the server when grace is over.
  set beresp.keep = 10m;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.http.If-None-Match) {
    set beresp.http.x-has-stale = "1";
  }
  set beresp.http.Retry-After = "5";
  set beresp.http.Cache-Control = "private, no-store";
}

sub vcl_deliver {
  # The server went away since it was last asked how it is.
  if (resp.http.x-has-stale && req.restarts == 0 && !req.http.x-passed) {
    set req.http.x-serve-stale = "1";
    return (restart);
  }
  unset resp.http.x-has-stale;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
